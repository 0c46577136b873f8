import type { Story } from './shapes.ts';
import { b, i, link, ol, p, quote, ul } from './text.ts';

/** Threads of Côte d'Ivoire and Morocco. */
export const afrique: readonly Story[] = [
  {
    key: 'lagune',
    by: 'Kouassi_J',
    ago: 8,
    about: 'cameras',
    subject: 'La lagune au petit matin, depuis le bateau-bus',
    message:
      p(
        'Le premier bateau part à 6 h. À cette heure-là, le Plateau est encore bleu et les pêcheurs rentrent. Vingt minutes de traversée, trois cents francs, et la plus belle vue de la ville.',
        `Mettez-vous ${b("à l'arrière, côté droit")} : pas de vitre, pas de reflet. L'horizon tout en bas, comme l'a demandé Wanjiru.`,
      ) + p('Devoir rendu, maîtresse {:Africanflavour_2:}'),
    pictures: [{ picture: 'abidjanLagoon', caption: 'Kito X2 · 6 h 12 · horizon dans le tiers du bas' }],
    original: true,
    likes: ['Wanjiru_M', 'Yao_Kossi', 'SalmaCasa', 'priya_nair', 'omar_k'],
    favourites: ['Yao_Kossi'],
    replies: [
      {
        by: 'Wanjiru_M',
        after: 16,
        text: 'Twenty out of twenty. Look how the boat balances the tower.',
        likes: ['Kouassi_J', 'SalmaCasa'],
      },
      {
        by: 'Yao_Kossi',
        after: 28,
        text: "Je prends ce bateau tous les jours et je ne l'avais jamais regardé. Merci mon frère.",
        likes: ['Kouassi_J'],
        children: [
          { by: 'Kouassi_J', after: 3, text: "Demain 6 h, on y va ensemble. J'apporte le café.", likes: ['Yao_Kossi'] },
        ],
      },
      { by: 'SalmaCasa', after: 60, text: 'Ce bleu ! Balance des blancs en automatique ou réglée à la main ?' },
      { by: 'Kouassi_J', after: 66, text: "Réglée sur « nuageux », puis je n'y touche plus." },
    ],
  },
  {
    key: 'match',
    by: 'Yao_Kossi',
    ago: 30,
    about: 'football',
    subject: 'Match du dimanche à Yopougon : comment figer le ballon',
    message:
      p(
        "Terrain rouge, soleil bas, vingt-deux gars qui courent et un téléphone à petit prix. Après un mois d'essais, voici ce qui marche chez moi :",
      ) +
      ul(
        'Mode sport, ou vitesse 1/1000 si le téléphone le permet.',
        'Soleil dans le dos, sinon tout le monde est noir.',
        `On vise là où le ballon ${i('va')} arriver.`,
      ) +
      p("Et on a gagné 3 à 2, mais ça, c'est hors sujet."),
    pictures: [{ picture: 'pitch', caption: 'Le but du 3 à 2, juste avant' }],
    likes: ['Kouassi_J', 'TundeB', 'SalmaCasa', 'Chidi_Okafor'],
    replies: [
      {
        by: 'TundeB',
        after: 19,
        text: 'Red pitch, same as ours in Ibadan! We must play a match one day.',
        likes: ['Yao_Kossi', 'Kouassi_J'],
      },
      {
        by: 'Kouassi_J',
        after: 31,
        text: "3 à 2 grâce à un hors-jeu d'un mètre. La photo le prouve.",
        likes: ['SalmaCasa', 'TundeB'],
        children: [
          {
            by: 'Yao_Kossi',
            after: 2,
            text: 'La photo a été prise avec un objectif grand-angle, cher ami.',
            likes: ['TundeB'],
          },
        ],
      },
    ],
  },
  {
    key: 'lanternes',
    by: 'SalmaCasa',
    ago: 16,
    about: 'cameras',
    subject: 'Le souk sous les lanternes : dompter les couleurs',
    message:
      p(
        "Dix lampes, dix couleurs, un seul capteur qui s'affole. Dans le souk, l'automatique donne du gris ou du carotte, jamais ce que l'œil a vu.",
      ) +
      ol(
        `Bloquez la balance des blancs à ${b('3200 K')}.`,
        'Exposez pour la lampe, pas pour le mur.',
        "Attendez qu'un passant coupe la lumière : sa silhouette donne la profondeur.",
      ) +
      quote('Une ombre bien placée vaut tous les filtres.') +
      p(`${i('السوق كله ضوء')}, disait ma grand-mère : le souk n'est que lumière.`),
    pictures: [
      { picture: 'soukLanterns', caption: 'Rue des dinandiers, 19 h 40' },
      { picture: 'umbrellas', caption: "Le même quartier à midi, d'en haut" },
    ],
    original: true,
    continues: 'marches',
    likes: ['AdaezeShoots', 'omar_k', 'Kouassi_J', 'priya_nair', 'Chidi_Okafor', 'Wanjiru_M'],
    favourites: ['AdaezeShoots', 'Kouassi_J'],
    replies: [
      {
        by: 'omar_k',
        after: 13,
        text: 'جدتك على حق. In Khan el-Khalili I use 3000 K, the brass turns to honey.',
        likes: ['SalmaCasa'],
      },
      {
        by: 'Chidi_Okafor',
        after: 37,
        text: 'Expose for the lamp, not for the wall. I have been doing it backwards for years.',
        likes: ['SalmaCasa', 'AdaezeShoots'],
      },
      {
        by: 'Kouassi_J',
        after: 58,
        text: 'Adopté pour le marché de nuit de Marcory. Merci Salma !',
        likes: ['SalmaCasa'],
      },
    ],
  },
  {
    key: 'atlas',
    by: 'SalmaCasa',
    ago: 80,
    about: 'phones',
    subject: "Sous la neige de l'Atlas : trois jours sans réseau",
    message:
      p(
        'Trois jours, deux nuits, un seul téléphone et une batterie externe. Le froid vide la batterie deux fois plus vite : gardez le téléphone ' +
          b('contre vous') +
          ', pas dans le sac.',
        "La neige trompe l'appareil, qui la rend grise. Montez l'exposition d'un cran et elle redevient blanche.",
      ) +
      p(
        `L'itinéraire est sur ${link('https://example.com/atlas', 'mon carnet de route')}. Le thé chez Lhoussain, lui, ne se décrit pas.`,
      ),
    pictures: [{ picture: 'atlas', caption: 'Imlil, au réveil' }],
    likes: ['Kouassi_J', 'AdaezeShoots', 'omar_k', 'Deepak_S'],
    favourites: ['omar_k'],
    replies: [
      {
        by: 'Deepak_S',
        after: 46,
        text: 'मनाली में भी यही हुआ, ठंड में बैटरी बीस मिनट में ख़त्म। जैकेट के अंदर रखना ही उपाय है।',
        likes: ['SalmaCasa'],
      },
      {
        by: 'Yao_Kossi',
        after: 82,
        text: 'De la neige ! Ici on est à 31 degrés, je regarde la photo pour me rafraîchir.',
        likes: ['SalmaCasa', 'Kouassi_J'],
      },
    ],
  },
  {
    key: 'forfait',
    by: 'Kouassi_J',
    ago: 110,
    about: 'work',
    subject: 'Suivre le forum avec 100 Mo par semaine : vos astuces ?',
    message: p(
      "Mon forfait est petit et mes amis postent de très belles photos, ce qui est un problème de riche. Qu'est-ce que vous coupez en premier : les vidéos, les images, les mises à jour ?",
      "Je note déjà : mode économie de données, mises à jour la nuit au cybercafé. La suite, c'est vous.",
    ),
    likes: ['Yao_Kossi', 'SalmaCasa', 'zainab_a'],
    replies: [
      {
        by: 'SalmaCasa',
        after: 22,
        text: 'Les mises à jour automatiques, sans hésiter. Ensuite la lecture automatique des vidéos.',
        likes: ['Kouassi_J', 'Yao_Kossi'],
      },
      {
        by: 'BilalTech',
        after: 48,
        text: 'Data saver on, background data off for everything but messages. I live on 80 MB a week that way.',
        likes: ['Kouassi_J'],
      },
      {
        by: 'Yao_Kossi',
        after: 75,
        text: "Moi je lis les textes d'abord, et j'ouvre les photos chez ma tante qui a le wifi.",
        likes: ['Kouassi_J', 'SalmaCasa', 'TundeB'],
      },
    ],
  },
  {
    key: 'marches',
    by: 'SalmaCasa',
    ago: 170,
    about: 'cameras',
    subject: 'Neuf couleurs, neuf marchés : qui me suit ?',
    message:
      p(
        "L'idée : neuf marchés, une couleur dominante pour chacun, une photo par semaine. J'ai commencé par le jaune à Derb Sultan (citrons, safran, taxis).",
      ) +
      p(
        `Règle du jeu : ${b('téléphone seulement')}, pas de retouche, et un mot sur la personne qui tient l'étal. Prochaine couleur : le vert. À vous !`,
      ),
    original: true,
    likes: ['Kouassi_J', 'Chidi_Okafor', 'omar_k', 'AdaezeShoots', 'priya_nair'],
    favourites: ['Chidi_Okafor'],
    replies: [
      { by: 'Chidi_Okafor', after: 31, text: 'Balogun is in. Blue, for the umbrella lady.', likes: ['SalmaCasa'] },
      {
        by: 'omar_k',
        after: 90,
        text: 'Green: molokhia day at Souq al-Attaba. I will be there at seven.',
        likes: ['SalmaCasa', 'Chidi_Okafor'],
      },
      {
        by: 'Yao_Kossi',
        after: 140,
        text: 'Adjamé répond présent, couleur orange. Les attiékés attendront.',
        likes: ['SalmaCasa', 'Kouassi_J'],
      },
    ],
  },
  {
    key: 'ecran',
    by: 'Yao_Kossi',
    ago: 220,
    about: 'repairs',
    subject: 'Écran fendu : réparer au marché ou au service officiel ?',
    message:
      p(
        "Chute du deuxième étage, écran fendu, mais tout marche. Le réparateur d'Adjamé demande 12 000, le service officiel 28 000 avec garantie.",
      ) + p('Vous feriez quoi à ma place ? Photos de la fissure sur demande, elle ressemble à la carte du pays.'),
    likes: ['Kouassi_J', 'TundeB'],
    replies: [
      {
        by: 'BilalTech',
        after: 44,
        text: 'Ask the market for the original panel and the old one back. If he says no to either, go official.',
        likes: ['Yao_Kossi', 'TundeB'],
      },
      {
        by: 'Kouassi_J',
        after: 130,
        text: "Officiel, sinon tu perds l'étanchéité. Et ici il pleut huit mois.",
        likes: ['Yao_Kossi'],
      },
      {
        by: 'Yao_Kossi',
        after: 1500,
        text: 'Service officiel, donc. Réparé en deux heures, la carte du pays me manque déjà.',
        likes: ['Kouassi_J', 'SalmaCasa'],
      },
    ],
  },
];
