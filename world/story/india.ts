import type { Story } from './shapes.ts';
import { b, i, ol, p, quote, ul } from './text.ts';

export const india: readonly Story[] = [
  {
    key: 'raat',
    by: 'priya_nair',
    ago: 7,
    about: 'cameras',
    subject: 'रात की तस्वीरें बिना ट्राइपॉड के: मेरे पाँच नियम',
    message:
      p('ट्राइपॉड घर पर रह जाता है, रोशनी नहीं रुकती। पिछले तीन महीनों की ग़लतियों से ये पाँच नियम बने:') +
      ol(
        `${b('सहारा ढूँढिए')}: दीवार, खंभा, दोस्त का कंधा।`,
        'साँस छोड़ते हुए बटन दबाइए, रोककर नहीं।',
        'ISO 800 से ऊपर मत जाइए, आसमान दानेदार हो जाता है।',
        'सबसे चमकीली बत्ती पर फ़ोकस कीजिए और एक्सपोज़र थोड़ा घटाइए।',
        'पाँच तस्वीरें लीजिए, एक रखिए।',
      ) +
      p('गीली सड़क मिल जाए तो समझिए आधा काम हो गया। आप कौन-सा नियम जोड़ेंगे? {:Default_5:}'),
    pictures: [
      { picture: 'wetLane', caption: 'बारिश के बाद की गली, 1/15 सेकंड, ISO 640' },
      { picture: 'bokehRoad', caption: 'जान-बूझकर धुंधला: फ़ोकस शीशे की बूँद पर' },
    ],
    likes: ['Deepak_S', 'AdaezeShoots', 'Wanjiru_M', 'SalmaCasa', 'omar_k', 'BilalTech'],
    favourites: ['Deepak_S', 'AdaezeShoots'],
    replies: [
      {
        by: 'Deepak_S',
        after: 9,
        text: 'छठा नियम: लेंस पोंछिए। मेरी आधी "धुंध" दरअसल पकौड़े का तेल थी।',
        likes: ['priya_nair', 'AdaezeShoots', 'BilalTech'],
        children: [
          { by: 'priya_nair', after: 4, text: 'यह नियम अब सूची में सबसे ऊपर है!', likes: ['Deepak_S'] },
          {
            by: 'BilalTech',
            after: 33,
            text: 'Same here, only with samosa. The sixth rule is universal.',
            likes: ['priya_nair', 'Deepak_S'],
          },
        ],
      },
      {
        by: 'AdaezeShoots',
        after: 41,
        text: 'The wet lane! Puddles are the cheapest studio there is.',
        likes: ['priya_nair'],
      },
      {
        by: 'SalmaCasa',
        after: 66,
        text: "Je ne lis pas l'hindi, mais la photo parle toute seule. Bravo Priya.",
        likes: ['priya_nair'],
      },
    ],
  },
  {
    key: 'agra',
    by: 'Deepak_S',
    ago: 52,
    about: 'cameras',
    subject: 'आगरा की सुबह: भीड़ से पहले का आधा घंटा',
    message:
      p(
        'टिकट खिड़की सूरज निकलने से आधा घंटा पहले खुलती है। पूर्वी दरवाज़े से जाइए, वहाँ लाइन सबसे छोटी होती है।',
        'सीधे नहर के बाएँ किनारे पर झुककर बैठ जाइए। फ़ोन को पानी के इतने पास रखिए कि परछाईं और इमारत एक ही सीध में आ जाएँ।',
      ) +
      quote('जो सबसे पहले पहुँचता है, उसे सबसे कम धक्का मिलता है।') +
      p(`${i('सलाह')}: लौटते समय मेहताब बाग़ की चाय ज़रूर पीजिए।`),
    pictures: [{ picture: 'domeGarden', caption: 'सुबह 6:10, Kito X3, बिना फ़िल्टर' }],
    original: true,
    likes: ['priya_nair', 'omar_k', 'AdaezeShoots', 'Chidi_Okafor'],
    favourites: ['priya_nair'],
    replies: [
      {
        by: 'priya_nair',
        after: 14,
        text: 'पानी वाला कोण कमाल का है। अगली बार दिल्ली से सीधे आपके पास।',
        likes: ['Deepak_S'],
      },
      {
        by: 'omar_k',
        after: 48,
        text: 'Six in the morning is a country of its own. Beautiful light.',
        likes: ['Deepak_S', 'priya_nair'],
      },
      { by: 'Deepak_S', after: 70, text: 'आइए, चाय मेरी तरफ़ से। ट्राइपॉड अंदर मना है, बस फ़ोन लाइए।' },
    ],
  },
  {
    key: 'naav',
    by: 'priya_nair',
    ago: 99,
    about: 'cameras',
    subject: 'अलप्पुझा की नाव से: एक दिन, एक फ़ोन, कोई जल्दी नहीं',
    message:
      p(
        'दादी के गाँव तक अब भी नाव ही जाती है। रास्ते में तीन पुल, दो स्कूल और अनगिनत बत्तखें मिलती हैं।',
        `नाव हिलती है, इसलिए शटर तेज़ रखिए: ${b('1/500 से कम कभी नहीं')}। दोपहर की धूप में पानी सफ़ेद हो जाता है, सुबह नौ बजे से पहले या शाम चार के बाद निकलिए।`,
      ) + p('नाविक चाचा ने कहा, "फ़ोटो कम, नज़ारा ज़्यादा।" बात सही है।'),
    pictures: [{ picture: 'backwater', caption: 'चाचा की नाव, सुबह साढ़े आठ' }],
    likes: ['Deepak_S', 'AdaezeShoots', 'Kouassi_J', 'Wanjiru_M'],
    replies: [
      {
        by: 'Kouassi_J',
        after: 120,
        text: 'On dirait Grand-Lahou ! Les mêmes palmiers, le même calme.',
        likes: ['priya_nair', 'Yao_Kossi'],
      },
      { by: 'Deepak_S', after: 160, text: '"फ़ोटो कम, नज़ारा ज़्यादा" : इसे तो दीवार पर लिख दूँ।', likes: ['priya_nair'] },
    ],
  },
  {
    key: 'hisaab',
    by: 'Deepak_S',
    ago: 146,
    about: 'phones',
    subject: 'Kito X3 की बैटरी: एक महीने का पूरा हिसाब',
    message:
      p('रोज़ रात को कॉपी में लिखा, ताकि बहस न हो। सिम दो, स्क्रीन की चमक आधी, लोकेशन बंद।') +
      ul('सिर्फ़ बातचीत और संदेश: दो दिन', 'तस्वीरें और नक़्शा: एक दिन और थोड़ा', 'मैच का सीधा प्रसारण: साढ़े छह घंटे') +
      p('सबसे ज़्यादा बैटरी किसने खाई? अपने-आप चलने वाले वीडियो ने। बंद करते ही सवा घंटा बढ़ गया।'),
    likes: ['BilalTech', 'TundeB', 'omar_k'],
    favourites: ['omar_k'],
    replies: [
      {
        by: 'BilalTech',
        after: 50,
        text: 'A notebook! This is how testing should be done. Autoplay off is my first setting too.',
        likes: ['Deepak_S'],
      },
      { by: 'priya_nair', after: 95, text: 'ऑटोप्ले बंद किया, सचमुच फ़र्क़ पड़ा। शुक्रिया!', likes: ['Deepak_S'] },
    ],
  },
  {
    key: 'baarish',
    by: 'priya_nair',
    ago: 195,
    about: 'help',
    subject: 'बारिश में फ़ोन भीग गया? पहले दस मिनट में क्या करें',
    message:
      ol(
        'तुरंत बंद कीजिए, चार्जर मत लगाइए।',
        'सिम निकालिए, मुँह नीचे करके सूती कपड़े में लपेटिए।',
        'पंखे की हवा दीजिए, हेयर ड्रायर नहीं।',
        'एक रात रुकिए, फिर चालू कीजिए।',
      ) +
      p(
        `चावल में दबाने से ${b('फ़ायदा नहीं')}, उसका चूरा चार्जिंग पोर्ट में चला जाता है। यह मैं अपने पुराने फ़ोन की याद में लिख रही हूँ {:Default_9:}`,
      ),
    likes: ['Deepak_S', 'BilalTech', 'Wanjiru_M'],
    replies: [
      {
        by: 'BilalTech',
        after: 35,
        text: 'Confirmed on two drowned phones: rice dust in the port, both times.',
        likes: ['priya_nair'],
      },
      { by: 'Deepak_S', after: 80, text: 'पहले दस मिनट वाली बात सबको पता होनी चाहिए। घर के ग्रुप में भेज दिया।' },
    ],
  },
];
