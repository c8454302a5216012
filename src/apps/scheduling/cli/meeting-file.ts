import { readFile, stat } from 'node:fs/promises'
import { parseDocument } from 'yaml'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { NewMeeting } from '../services/meetings-service.ts'

const LARGEST_BYTES = 256 * 1024

export const EXAMPLE = `# A meeting, for \`lanewright meetings create FILE\`.
title: Q3 Integration Roadmap
duration: 60                                # minutes
location: https://meet.example.com/roadmap  # a place or a link
time_zone: Europe/Berlin
description: What each team needs to have ready by September.

# The mail account that writes: "demo" is built in, others stand in mail.yaml of the data folder.
account: demo

# Calendars that must be free; the meeting is kept in the first. Without a start, times are looked for in the window.
calendars: [demo]
window:
  from: 2027-01-11T08:00:00+01:00
  to: 2027-01-22T18:00:00+01:00
hours: { from: "09:00", to: "17:00" }
# start: 2027-01-14T14:00:00+01:00

attendees:
  - full_name: Michael Chen
    email: michael.chen@northwind.example
    required: true
    time_zone: Europe/London
  - full_name: Claire Dubois
    email: claire.dubois@atelier.example
    required: false
    default_language: fr
`

/** A meeting out of a file; whether it can be worked on is said by whoever makes it. */
export async function readMeeting(path: string): Promise<NewMeeting> {
  const text = await textOf(path)
  const document = parseDocument(text, { version: '1.2', schema: 'core', uniqueKeys: true, stringKeys: true })
  const [problem] = [...document.errors, ...document.warnings]
  if (problem) {
    const line = problem.linePos?.[0].line ?? 1
    throw new Failure('meeting.bad_yaml', `${path}:${line}: ${problem.message.split('\n')[0]}`, 'Correct it there.')
  }
  const value = document.toJS({ maxAliasCount: 0 })
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as NewMeeting
  throw new Failure('meeting.not_an_object', `${path} holds no mapping`, 'See `lanewright meetings example`.')
}

async function textOf(path: string): Promise<string> {
  try {
    if ((await stat(path)).size > LARGEST_BYTES)
      throw new Failure('meeting.too_large', `${path} is larger than ${LARGEST_BYTES} bytes`, 'Write a shorter file.')
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Failure) throw error
    const { code } = error as NodeJS.ErrnoException
    throw new Failure('meeting.unreadable', `${path} cannot be read (${code ?? 'unknown'})`, 'Correct the path.', error)
  }
}
