/** Parts of the names of crawlers, and of the programs of chat apps that fetch previews of links. */
const robotWords = [
  'archive',
  'bot',
  'crawl',
  'curl',
  'discord',
  'embedly',
  'facebookexternalhit',
  'headlesschrome',
  'preview',
  'python',
  'skype',
  'slack',
  'spider',
  'telegram',
  'twitter',
  'wget',
  'whatsapp',
];

/** Whether a request comes from a program that says so. Without a name it counts as one. */
export function isRobot(agent = ''): boolean {
  const name = agent.toLowerCase();
  return name === '' || robotWords.some((word) => name.includes(word));
}
