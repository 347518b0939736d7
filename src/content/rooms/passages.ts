/**
 * Every text in the reading room, by file name, which is also the last part of its address. A test compares this with
 * the folder.
 */
export const readingIds: readonly string[] = [
  'ib-ab-initio-summer-camp',
  'ib-hl-the-school-key',
  'ib-hl-the-ticket',
  'ib-hl-whistled-language',
  'ib-sl-break-without-phones',
  'ib-sl-give-back-the-night',
  'ib-sl-my-accent',
  'ib-sl-printed-hands',
  'igcse-carteles-del-instituto',
  'igcse-dos-semanas-en-la-radio',
  'igcse-el-lugar-donde-vivo',
  'igcse-en-la-estacion',
  'igcse-fiesta-sorpresa',
  'igcse-ocho-fiestas',
  'igcse-un-bosque-en-el-patio',
  'igcse-una-nueva-rutina',
]

/** Every passage in the listening room, by file name. */
export const listeningIds: readonly string[] = [
  'ib-ab-initio-three-journeys',
  'ib-ab-initio-two-countries-at-home',
  'ib-hl-borrowed-voice',
  'ib-hl-goats-against-fire',
  'ib-sl-robot-in-the-home',
  'ib-sl-saturday-school',
  'igcse-a-week-in-seville',
  'igcse-adventure-park',
  'igcse-bird-photographer',
  'igcse-eight-exchanges-at-school',
  'igcse-eight-exchanges-in-town',
  'igcse-five-classmates-and-jobs',
  'igcse-second-hand-market',
  'igcse-village-and-city',
]
