/**
 * Every page in the speaking room: role plays (by file name), topics, pictures and extracts. A test checks that the
 * list is complete.
 */
export const speakingIds: readonly string[] = [
  'candombe-al-anochecer',
  'chemist',
  'clothes-shop',
  'despedida-en-la-terminal',
  'domingo-de-ciclovia',
  'empanadas-de-domingo',
  'escobas-tras-la-riada',
  'exchange-family',
  'limpieza-de-playa',
  'lluvia-en-el-camino',
  'molinos-en-el-pueblo',
  'phone-call-summer-camp',
  'police-station',
  'restaurant-in-mexico',
  'robots-en-el-patio',
  'sports-centre',
  'teleferico-sobre-la-paz',
  'the-clock-of-the-village',
  'the-recipe-of-the-mole',
  'the-neighbour-downstairs',
  'the-library-on-a-mule',
  'topic-everyday-life',
  'topic-personal-and-social-life',
  'topic-the-international-world',
  'topic-the-world-around-us',
  'topic-the-world-of-work',
  'train-station',
  'youth-hostel',
]
