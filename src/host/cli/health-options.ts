import { isIP } from 'node:net'
import { type Command, InvalidArgumentError } from 'commander'
import type { HealthPlace } from '../health/listen.ts'
import { wholeNumber } from './whole-number.ts'

export interface HealthFlags {
  healthPort?: number
  healthListen: string
}

/** For probes and scrapers; nobody listens there unless it is wished. */
export function addHealthOptions(command: Command): Command {
  return command
    .option(
      '--health-port <n>',
      'answer /healthz, /readyz and /metrics there (0 takes a free port)',
      wholeNumber(0, 65_535),
    )
    .option('--health-listen <address>', 'address of that port; open to whoever reaches it', address, '127.0.0.1')
}

export function healthPlace({ healthPort, healthListen }: HealthFlags): HealthPlace | undefined {
  return healthPort === undefined ? undefined : { port: healthPort, address: healthListen }
}

function address(text: string): string {
  if (isIP(text) > 0) return text
  throw new InvalidArgumentError('It must be an IP address, as in 127.0.0.1 or 0.0.0.0.')
}
