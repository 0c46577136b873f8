/** A post and what somebody types to find it; each of `asked` finds it. */
export interface SpellingCase {
  subject: string;
  message: string;
  asked: readonly string[];
}

export const spellingCases: readonly SpellingCase[] = [
  {
    subject: 'أحمد يشتري هاتفا',
    message: 'اشتريت هاتفًا جديدًا أمس من القاهرة، والشاشة مُمْتازة جدًا',
    asked: ['احمد', 'هاتفا', 'ممتازة', 'ممتازه', 'الشاشة', 'شاشة', 'جديدا'],
  },
  {
    subject: 'مشكلة الدوري ٢٠٢٦',
    message: 'هاتفي لا يعمل مع إسلام في آسفي',
    asked: ['2026', '٢٠٢٦', 'اسلام', 'اسفي', 'الدورى'],
  },
  {
    subject: 'हिन्दी कीबोर्ड की समस्या',
    message: 'मेरे फ़ोन में हिन्दी कीबोर्ड काम नहीं कर रहा। कृपया मदद करें, नयी बैटरी लिये भी।',
    asked: ['हिंदी', 'हिन्दी', 'फोन', 'नई', 'लिए', 'रहा'],
  },
  {
    subject: 'Hot 40i review and price',
    message: 'I paid 150,000 for the Hot 40i with a 50MP camera, sent me an e-mail.',
    asked: ['Hot40i', 'hot 40i', '150000', 'email', 'e-mail'],
  },
  // Of the same kinds, ours.
  {
    subject: 'طريقة إصلاح شاشة الهاتف',
    message: 'أُصلِحَت شَاشَةُ هاتفي بـــسرعة في محلٍّ بالقاهرة، وبطارية أخرى لل‍هاتف. المسؤول قال شيء آخر.',
    asked: [
      'اصلاح',
      'الشاشة',
      'شاشه',
      'بسرعة',
      'بسرعه',
      'القاهرة',
      'قاهره',
      'اخرى',
      'اخري',
      'مسؤول',
      'مسئول',
      'مسوول',
      'شي',
      'بطاريه',
      'والشاشة',
      'للهاتف',
      'طريقه',
    ],
  },
  {
    subject: 'میرا موبائل گرم ہو جاتا ہے',
    message: 'کیمرہ اچھا ہے، قیمت ۴۵۰۰۰ روپے۔ کوئی حل بتاؤ، بیٹری یہاں نہیں ملتی۔',
    asked: ['ميرا', 'كيمره', 'کیمرہ', 'گرم', '45000', '٤٥٠٠٠', '۴۵۰۰۰', 'بتاو', 'قيمت', 'يهاں', 'یہان'],
  },
  {
    subject: 'चन्द्रमा की तस्वीर कैसे लें',
    message:
      'पंप के पास अण्डा गिरा; मैंने सम्बन्ध देखे, गये साल ज़्यादा फ़ोन लिये। वीडियो और डॉक्टर, दुःख। कीमत १५००० रुपये। चाहिये तो आयेगा।',
    asked: [
      'चंद्रमा',
      'चँद्रमा',
      'पम्प',
      'अंडा',
      'संबंध',
      'गए',
      'ज्यादा',
      'फ़ोन',
      'फोन',
      'लिए',
      'वीडिओ',
      'डाक्टर',
      'दुख',
      '15000',
      'रुपए',
      'चाहिए',
      'आएगा',
    ],
  },
  {
    subject: 'আমার ফোনের দাম',
    message: 'দাম ২৫,০০০ টাকা, ক্যামেরা ৫০ মেগাপিক্সেল।',
    asked: ['25000', '২৫০০০', '25,000', '50'],
  },
  {
    subject: 'L’écran du téléphone Spark20Pro',
    message:
      'J’ai payé 150 000 F, puis 1 500 000 et 25.000FCFA ; wifi coupé, l’hiver dernier. Note 30 5G, Camon-40, A 60, 5000 mAh, 128GB.',
    asked: [
      'ecran',
      'écran',
      "l'écran",
      'telephone',
      'spark 20 pro',
      'Spark20Pro',
      'spark-20-pro',
      '150000',
      '150,000',
      '150.000',
      '150 000',
      '1500000',
      '1,500,000',
      '25000',
      '25 000 FCFA',
      'wi-fi',
      'Wi Fi',
      'note30',
      'camon40',
      'camon 40',
      'a60',
      '5000mah',
      '128 GB',
      '128gb',
      '5g',
    ],
  },
  {
    subject: 'Wi-Fi drops on my Galaxy S24Ultra',
    message:
      'Don’t know why: a pop-up says on-line. Order 1,50,000 rupees, phone no. 0801-234-5678. ɗan­gida user_name.',
    asked: [
      'wifi',
      'wi-fi',
      'galaxy s24',
      's24 ultra',
      'galaxy s 24',
      'dont',
      "don't",
      'popup',
      'online',
      '150000',
      '08012345678',
      'dangida',
      'username',
    ],
  },
];
