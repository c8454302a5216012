import type { Exchange } from './turns.ts'

/** An interview as it may go, for tests: answers by question. What is not told here was left out. */
export const SAMPLE_ANSWERS: Readonly<Record<string, string | null>> = {
  story:
    'In January 2025 Gregory Hale became our manager at Northwind Logistics. He said we needed younger blood. On March 3, 2025 the day shift went to a man with two years there.',
  job: 'I ran the night shift on the dock, twelve people, for $31.50 an hour.',
  job_boss: 'Mr. Hale, and above him Priya Raman from Human Resources.',
  job_reviews: "I don't remember.",
  terms: 'Nothing.',
  unequal: 'The younger ones got the day shift. Siobhán O’Neill heard what he said.',
  unequal_reason: null,
  unequal_words: 'He said "we need younger blood" on 3/4/2025, in front of Siobhan.',
  complaint: 'I wrote to HR, to priya.raman@northwind.example, on April 14, 2025.',
  complaint_after: 'Two write-ups within a week. Then on May 30, 2025 they let me go.',
  end: 'They said it was my attitude. It took five minutes.',
  harm: "I'd rather not say.",
}

export function sampleExchange(question: { id: string; text: string }, number: number): Exchange {
  const answer = SAMPLE_ANSWERS[question.id] ?? null
  const minute = String(number).padStart(2, '0')
  return {
    question_id: question.id,
    question: question.text,
    asked_at: `2025-07-02T10:${minute}:00Z`,
    answer,
    answered_at: answer === null ? null : `2025-07-02T10:${minute}:30Z`,
    source: answer === null ? null : 'typed',
  }
}
