/** `send_message` as words: the names of actions and tools are verbs. */
export function sentence(name: string): string {
  const words = name.replaceAll(/[_.:]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
