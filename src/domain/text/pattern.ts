/**
 * The source of a regular expression written over several lines. Line breaks and the white space after them are
 * dropped, so a space at the start of a line is written `[ ]`; everything else is as in `String.raw`.
 */
export const patternSource = (lines: TemplateStringsArray, ...parts: readonly string[]): string =>
  String.raw({ raw: lines.raw.map((line) => line.replace(/\n\s*/g, '')) }, ...parts)

/** A regular expression written over several lines, as in `patternSource`. */
export const pattern =
  (flags = '') =>
  (lines: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(patternSource(lines, ...parts), flags)
