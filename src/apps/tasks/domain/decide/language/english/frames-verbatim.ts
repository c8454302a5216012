import type { FrameRow } from '../language.ts'

/** What stands behind a colon is taken to the last character; looked at before everything else. */
export const verbatimFrames: FrameRow[] = [
  // "make task buy milk" is a new one; "make task 2 buy milk" changes one.
  { intent: 'CREATE_TASK', trust: 'sure', confidence: 0.95, says: 'make task|todo|reminder {d^beginning}' },
  {
    intent: 'CREATE_TASK',
    trust: 'sure',
    verbatim: true,
    confidence: 0.98,
    says: `
      @a* @task :
      @items :
      next @task :
      to do :
      @plainadd to do :
      new @item :
      @plainadd @a* @item :
      @plainadd @a* @item to @list :
      @plainadd to @list :
      @add this|that|it|these|following|the following? @to @list :
      @add @a* following @to @list :
      @makes @a* @task :
      @makes a? note :
      note to self :
      one|another|new? more|other|new? thing|item|task for|on @list :
      note to myself :
      reminder to self :
      note :
      @remind @me :
      remember :
    `,
  },
]
