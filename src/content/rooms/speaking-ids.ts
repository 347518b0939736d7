/** Everything that the speaking room has a page for: role plays by their files, topics, pictures and extracts. A test looks for them. */
export const speakingIds: readonly string[] = [
  'chemist',
  'clothes-shop',
  'exchange-family',
  'phone-call-summer-camp',
  'police-station',
  'restaurant-in-mexico',
  'sports-centre',
  'the-clock-of-the-village',
  'topic-everyday-life',
  'topic-personal-and-social-life',
  'topic-the-international-world',
  'topic-the-world-around-us',
  'topic-the-world-of-work',
  'train-station',
  'youth-hostel',
]
