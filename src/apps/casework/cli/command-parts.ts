import { type Command, InvalidArgumentError } from 'commander'

export function ofCase(group: Command, name: string, description: string): Command {
  return group.command(name).description(description).argument('<id>', 'case id')
}

export function acting(command: Command): Command {
  return command.option('--as <role>', 'the role to act in').option('--person <name>', 'who acts; you, without it')
}

export function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It must be a whole number.')
}
