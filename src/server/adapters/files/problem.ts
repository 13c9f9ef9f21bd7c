/** Why a file gave no text. */

export type Problem =
  | 'wrong-type'
  | 'empty'
  | 'password'
  | 'damaged'
  | 'no-text'
  | 'too-many-pages'
  | 'too-much-text'
  | 'too-large-unpacked'
  | 'too-complex'
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
