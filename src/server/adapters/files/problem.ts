/** Why a file gave no text. */

export type Problem =
  | 'wrong-type'
  | 'empty'
  | 'password'
  | 'damaged'
  | 'damaged-picture'
  | 'no-text'
  /** Nothing was recognised in the pictures. */
  | 'nothing-recognised'
  | 'too-many-pages'
  | 'too-many-scanned-pages'
  | 'too-many-pixels'
  | 'too-much-text'
  | 'too-large-unpacked'
  | 'too-complex'
  /** Recognition used up its time or its memory, or its process was killed. */
  | 'too-hard-to-recognise'
  /** Not the file's fault: the machine had no time for it. */
  | 'no-time'

/** Thrown inside the parser process. */
export class FileProblem extends Error {
  readonly problem: Problem

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}
