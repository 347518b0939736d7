/** Every text of the reading room, by the name of its file, which is also its address. A test looks into the folder. */
export const readingIds: readonly string[] = [
  'ib-ab-initio-summer-camp',
  'ib-hl-the-ticket',
  'ib-sl-break-without-phones',
  'ib-sl-give-back-the-night',
  'ib-sl-my-accent',
  'ib-sl-printed-hands',
  'igcse-carteles-del-instituto',
  'igcse-en-la-estacion',
  'igcse-fiesta-sorpresa',
  'igcse-una-nueva-rutina',
]
