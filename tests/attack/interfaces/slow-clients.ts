import { connect } from 'node:net'
import { CHUNK_TYPE } from '#apps/casework/api/case-uploads-routes.ts'
import type { ConnectionLimits } from '#host/server/connections.ts'
import { FILE_TYPE } from '#host/server/request-guard.ts'
import { read, type Said } from './raw.ts'

/** The door, and where in it something may be sent. */
export interface SlowTarget {
  port: number
  token: string
  limits: ConnectionLimits
  campaign: string
  case: string
  upload: string
}

/** Somebody who takes their time. They never hang up: who ends it is the server. */
export interface Slow {
  what: string
  first: string
  /** Sent behind it for ever, in pieces of this size; without it there is silence. */
  drip?: { bytes: string; everyMs: number }
  /** Takes nothing of what is answered for so long, and must not find all of it then. */
  deaf?: { forMs: number; answers: number }
  /** One of them is enough. */
  alone?: true
  /** How it is answered, once; where it may be ended without a word, also not at all. */
  status: number[]
  code?: RegExp
  mayEnd?: true
  /** By when it must be over. */
  limitMs: number
}

export interface Ended extends Said {
  tookMs: number
}

/** What may be sent by one client before it is over; a server that reads on for ever is found by the time. */
const SENT_MAX = 64 * 1024 * 1024

export function beSlow(port: number, slow: Slow, giveUpMs: number): Promise<Ended> {
  return new Promise((resolve) => {
    const start = performance.now()
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const parts: Buffer[] = []
    let [sent, ended] = [0, false]
    const timers: NodeJS.Timeout[] = []
    const over = () => {
      for (const timer of timers) clearTimeout(timer)
      const text = Buffer.concat(parts).toString('latin1')
      resolve({ answers: read(text), ended, tookMs: performance.now() - start })
      socket.destroy()
    }
    const isOver = () => {
      ended = true
      over()
    }
    const send = ({ bytes, everyMs }: NonNullable<Slow['drip']>) => {
      if (sent < SENT_MAX && socket.writable) socket.write(bytes)
      sent += bytes.length
      timers[1] = setTimeout(() => send({ bytes, everyMs }), everyMs)
    }
    timers[0] = setTimeout(over, giveUpMs)
    socket.on('connect', () => {
      socket.write(slow.first)
      if (slow.drip) send(slow.drip)
    })
    const listen = () => {
      socket.on('data', (part) => void parts.push(part))
      socket.on('end', isOver)
    }
    if (slow.deaf) timers[2] = setTimeout(listen, slow.deaf.forMs)
    else listen()
    socket.on('error', isOver)
  })
}

function head(port: number, line: string, ...more: string[]): string {
  return `${[`${line} HTTP/1.1`, `host: localhost:${port}`, ...more].join('\r\n')}\r\n\r\n`
}

const DRIP = { bytes: 'a', everyMs: 40 }
/** Clocks of a busy machine, and how seldom the server looks. */
const LATE_MS = 5000
const TOO_SLOW = { status: [408], code: /^http\.too_slow$/ }

const PAPER = 'a piece of a paper'
/** Of several who send to one upload, one does and the others are told so. */
const ONE_AT_WORK = { status: [408, 409], code: /^(http\.too_slow|upload\.busy)$/ }

/** Everybody who sends their request slowly, or not to its end. */
export function slowSenders({ port, token, limits, ...at }: SlowTarget): Slow[] {
  const [headMs, requestMs] = [limits.headMs + LATE_MS, limits.requestMs + LATE_MS]
  const bearer = `authorization: Bearer ${token}`
  const json = ['content-type: application/json', bearer]
  const to = (line: string, ...more: string[]) => head(port, line, ...more)
  const open = `GET /api/workspaces HTTP/1.1\r\nhost: localhost:${port}\r\nx: `
  const bodies: Record<string, string[]> = {
    'a body': ['POST /api/stop', ...json],
    'a body for MCP': ['POST /mcp', ...json, 'accept: application/json, text/event-stream'],
    'a file of leads': [`POST /api/campaigns/${at.campaign}/import`, `content-type: ${FILE_TYPE}`, bearer],
    [PAPER]: [
      `PATCH /api/cases/${at.case}/uploads/${at.upload}`,
      `content-type: ${CHUNK_TYPE}`,
      'upload-offset: 0',
      bearer,
    ],
  }
  const slowly = Object.entries(bodies).flatMap(([what, [line = '', ...lines]]): Slow[] => {
    const length = 'content-length: 100000'
    return [
      { what: `${what}, byte by byte`, first: to(line, ...lines, length), drip: DRIP },
      { what: `${what} that stops`, first: `${to(line, ...lines, length)}{"reason"` },
      { what: `${what} in chunks of one`, first: to(line, ...lines, 'transfer-encoding: chunked'), drip: CHUNKS },
      { what: `${what} that is asked for and never comes`, first: to(line, ...lines, length, 'expect: 100-continue') },
    ].map((slow) => ({ ...slow, ...(what === PAPER ? ONE_AT_WORK : TOO_SLOW), limitMs: requestMs }))
  })
  return [
    { what: 'a head, byte by byte', first: open, drip: DRIP, ...TOO_SLOW, limitMs: headMs },
    { what: 'a head, line by line', first: `${open}\r\n`, drip: LINES, status: [408, 431], limitMs: headMs },
    { what: 'a head that stops', first: open, ...TOO_SLOW, limitMs: headMs },
    { what: 'a word that no method begins with', first: 'G', drip: DRIP, status: [400, 408], limitMs: headMs },
    ...slowly,
    {
      what: 'a body without a token, byte by byte',
      first: to('POST /api/stop', 'content-type: application/json', 'content-length: 100000'),
      drip: DRIP,
      status: [401],
      code: /^http\.no_token$/,
      mayEnd: true,
      limitMs: headMs,
    },
    {
      what: 'a stream of events with a body that never comes',
      first: to('GET /api/events', bearer, 'content-length: 10'),
      status: [200],
      mayEnd: true,
      limitMs: requestMs,
    },
  ]
}

const CHUNKS = { bytes: '1\r\na\r\n', everyMs: 40 }
const LINES = { bytes: 'x: y\r\n', everyMs: 40 }
const FLOOD = { bytes: `10000\r\n${'x'.repeat(65_536)}\r\n`, everyMs: 1 }
/** Far more than the buffers of two sockets hold. */
const ASKED = 60

/** Everybody who sends more than is read, or reads nothing of what they asked for. */
export function largeSenders({ port, token, limits }: SlowTarget): Slow[] {
  const json = ['content-type: application/json', `authorization: Bearer ${token}`]
  const [soonMs, unreadMs] = [LATE_MS, 2 * limits.unreadMs + LATE_MS]
  const tooLarge = { status: [413], code: /^http\.too_large$/, mayEnd: true as const, limitMs: soonMs }
  const chunked = [...json, 'transfer-encoding: chunked']
  return [
    {
      what: 'a body of a terabyte, promised',
      first: head(port, 'POST /api/stop', ...json, `content-length: ${10 ** 12}`),
      ...tooLarge,
    },
    {
      what: 'a body without end, as fast as it goes',
      first: head(port, 'POST /api/stop', ...chunked),
      drip: FLOOD,
      alone: true,
      ...tooLarge,
    },
    {
      what: 'a body without end for MCP',
      first: head(port, 'POST /mcp', ...chunked, 'accept: application/json, text/event-stream'),
      drip: FLOOD,
      alone: true,
      ...tooLarge,
      code: /./,
      limitMs: limits.requestMs + LATE_MS,
    },
    {
      what: 'a head without end, as fast as it goes',
      first: `GET / HTTP/1.1\r\nhost: localhost:${port}\r\n`,
      drip: { bytes: 'x: y\r\n'.repeat(1000), everyMs: 1 },
      alone: true,
      status: [431],
      mayEnd: true,
      limitMs: soonMs,
    },
    {
      what: 'many questions, and no answer taken',
      first: head(port, 'GET /api/openapi.json', `authorization: Bearer ${token}`).repeat(ASKED),
      deaf: { forMs: unreadMs, answers: ASKED },
      alone: true,
      status: [200],
      limitMs: unreadMs + LATE_MS,
    },
  ]
}
