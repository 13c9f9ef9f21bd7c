/** Interprets a page's drawing operators to find the position and visibility of each piece of text. */
import { FileProblem } from '@/server/adapters/files/problem'
import { Backdrop, BLACK, type Color, hexColor, isUnreadable } from './backdrop'
import { type Piece, toPieces } from './glyph-pieces'
import { apply, type Box, IDENTITY, intersect, type Matrix, multiply, toMatrix, transformBox } from './matrix'
import type { OperatorCodes, Operators, PdfFont } from './pdf-library'

/** A text run on one baseline; in points from the page's top left. */
export type Run = {
  text: string
  x: number
  /** Baseline. */
  y: number
  width: number
  /** Font size. */
  size: number
  /** Writing direction in quarter turns. */
  turn: 0 | 1 | 2 | 3
  spaceBefore: boolean
  spaceAfter: boolean
  isHidden: boolean
}

export type PageSource = {
  operators: Operators
  codes: OperatorCodes
  /** Transformation from page units to points from the page's top left. */
  base: Matrix
  width: number
  height: number
  font: (name: string) => PdfFont | undefined
  isShown: (group: unknown) => boolean
}

type State = {
  matrix: Matrix
  clip: Box
  color: Color
  alpha: number
  font: PdfFont | undefined
  fontSize: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
  mode: number
}
type NumberInState = 'charSpacing' | 'wordSpacing' | 'scale' | 'leading' | 'rise' | 'mode'
type Args = readonly unknown[]
type Handler = (args: Args) => void

/** Most runs on one page: ten times those of a page full of single letters. */
const MAX_RUNS = 60_000
const TINY = 2

/** The text position at the start of a line. */
const textFrom = (matrix: Matrix) => ({ matrix, x: 0, y: 0, lineX: 0, lineY: 0 })

export function readRuns(source: PageSource): Run[] {
  return new PagePainter(source).run()
}

class PagePainter {
  readonly #source: PageSource
  readonly #runs: Run[] = []
  readonly #backdrop = new Backdrop()
  readonly #stack: State[] = []
  readonly #handlers: Map<number, Handler>
  #state: State
  #text = textFrom(IDENTITY)
  #pendingClip = false
  /** One entry per open marked-content section: whether its layer (optional content) is hidden. */
  readonly #layers: boolean[] = []

  constructor(source: PageSource) {
    this.#source = source
    this.#state = {
      matrix: source.base,
      clip: { x0: 0, y0: 0, x1: source.width, y1: source.height },
      color: BLACK,
      alpha: 1,
      font: undefined,
      fontSize: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      mode: 0,
    }
    this.#handlers = new Map(
      Object.entries(this.#operations()).flatMap(([name, handler]) => {
        const code = source.codes[name]
        return code === undefined ? [] : [[code, handler] as const]
      }),
    )
  }

  run(): Run[] {
    const { fnArray, argsArray } = this.#source.operators
    for (let i = 0; i < fnArray.length; i += 1) {
      if (this.#runs.length > MAX_RUNS) throw new FileProblem('too-much-text')
      this.#handlers.get(fnArray[i] ?? 0)?.(Array.from(argsArray[i] ?? []))
    }
    return this.#runs
  }

  #operations(): Record<string, Handler> {
    const number = (value: unknown) => (Number.isFinite(value) ? (value as number) : 0)
    const setNumber =
      (name: NumberInState, divisor = 1) =>
      ([value]: Args) => {
        this.#state[name] = number(value) / divisor
      }
    const save = () => this.#save()
    const restore = () => this.#restore()
    const picture = () => this.#backdrop.paint(this.#clipped([0, 0, 1, 1]), null, this.#state.alpha)
    const unknownColor = () => {
      this.#state.color = null
    }
    const clip = () => {
      this.#pendingClip = true
    }
    return {
      save,
      restore,
      beginGroup: save,
      endGroup: restore,
      transform: (args) => this.#transform(args),
      paintFormXObjectBegin: ([matrix]) => {
        save()
        this.#transform(matrix)
      },
      paintFormXObjectEnd: restore,
      beginAnnotation: ([, , transform, matrix]) => {
        save()
        this.#state.matrix = this.#source.base
        this.#transform(transform)
        this.#transform(matrix)
      },
      endAnnotation: restore,
      beginMarkedContent: () => this.#layers.push(false),
      beginMarkedContentProps: ([tag, group]) => this.#layers.push(tag === 'OC' && !this.#source.isShown(group)),
      endMarkedContent: () => this.#layers.pop(),
      setGState: ([entries]) => this.#setGraphicsState(entries),
      setFillRGBColor: ([first, second, third]) => {
        this.#state.color = typeof first === 'string' ? hexColor(first) : [number(first), number(second), number(third)]
      },
      setFillTransparent: unknownColor,
      setFillColorN: unknownColor,
      clip,
      eoClip: clip,
      constructPath: ([operation, , box]) => this.#paintPath(operation, box),
      shadingFill: () => this.#backdrop.paint(this.#state.clip, null, this.#state.alpha),
      paintImageXObject: picture,
      paintInlineImageXObject: picture,
      paintImageXObjectRepeat: picture,
      paintInlineImageXObjectGroup: picture,
      paintImageMaskXObject: picture,
      beginText: () => {
        this.#text = textFrom(IDENTITY)
      },
      setFont: ([name, size]) => this.#setFont(name, number(size)),
      setCharSpacing: setNumber('charSpacing'),
      setWordSpacing: setNumber('wordSpacing'),
      setHScale: setNumber('scale', 100),
      setLeading: setNumber('leading', -1),
      setTextRise: setNumber('rise'),
      setTextRenderingMode: setNumber('mode'),
      setTextMatrix: (args) => {
        const matrix = toMatrix(args.length === 1 ? args[0] : args)
        if (matrix) this.#text = textFrom(matrix)
      },
      moveText: (args) => this.#moveText(number(args[0]), number(args[1])),
      setLeadingMoveText: (args) => {
        this.#state.leading = number(args[1])
        this.#moveText(number(args[0]), number(args[1]))
      },
      nextLine: () => this.#moveText(0, this.#state.leading),
      showText: ([glyphs]) => this.#showText(glyphs),
    }
  }

  #save(): void {
    this.#stack.push({ ...this.#state })
  }

  #restore(): void {
    this.#state = this.#stack.pop() ?? this.#state
  }

  #transform(value: unknown): void {
    const matrix = toMatrix(value)
    if (matrix) this.#state.matrix = multiply(this.#state.matrix, matrix)
  }

  #clipped(box: readonly [number, number, number, number]): Box {
    return intersect(this.#state.clip, transformBox(this.#state.matrix, box))
  }

  #setGraphicsState(entries: unknown): void {
    for (const [key, value] of entries as readonly (readonly [string, unknown])[]) {
      if (key === 'ca' && typeof value === 'number') this.#state.alpha = value
      if (key === 'Font' && Array.isArray(value)) this.#setFont(value[0], Number(value[1]) || 0)
    }
  }

  #setFont(name: unknown, size: number): void {
    this.#state.font = typeof name === 'string' ? this.#source.font(name) : undefined
    this.#state.fontSize = size
  }

  #paintPath(operation: unknown, minMax: unknown): void {
    const box = minMax ? (Array.from(minMax as ArrayLike<number>) as [number, number, number, number]) : null
    const { codes } = this.#source
    const fills = [codes.fill, codes.eoFill, codes.fillStroke, codes.eoFillStroke].includes(operation as number)
    if (box && fills) this.#backdrop.paint(this.#clipped(box), this.#state.color, this.#state.alpha)
    if (box && this.#pendingClip) this.#state.clip = this.#clipped(box)
    this.#pendingClip = false
  }

  #moveText(x: number, y: number): void {
    this.#text.lineX += x
    this.#text.lineY += y
    this.#text.x = this.#text.lineX
    this.#text.y = this.#text.lineY
  }

  #showText(glyphs: unknown): void {
    const { font, fontSize, charSpacing, wordSpacing, scale } = this.#state
    if (fontSize === 0 || !Array.isArray(glyphs)) return
    const direction = fontSize < 0 ? -1 : 1
    const { pieces, advance } = toPieces(glyphs, {
      size: Math.abs(fontSize),
      unit: Math.abs(fontSize) * (font?.fontMatrix?.[0] || 0.001),
      charSpacing: charSpacing * direction,
      wordSpacing: wordSpacing * direction,
    })
    for (const piece of pieces) this.#addRun(piece, direction)
    this.#text.x += advance * scale * direction
  }

  #addRun(piece: Piece, direction: number): void {
    const { fontSize, scale, rise, font } = this.#state
    const matrix = multiply(this.#state.matrix, this.#text.matrix)
    const place = (along: number) => apply(matrix, this.#text.x + along * scale * direction, this.#text.y + rise)
    const [x0, y0] = place(piece.start)
    const [x1, y1] = place(piece.end)
    const width = Math.hypot(x1 - x0, y1 - y0)
    // Type 3 fonts may use any unit, so the size is estimated from the width.
    const size = font?.isType3Font
      ? (2 * width) / Math.max(1, piece.text.length)
      : Math.abs(fontSize) * Math.hypot(matrix[2], matrix[3])
    if (![x0, y0, x1, y1, size].every(Number.isFinite)) return
    const angle = width > 0 ? Math.atan2(y1 - y0, x1 - x0) : 0
    const turn = ((Math.round(angle / (Math.PI / 2)) + 4) % 4) as Run['turn']
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
    this.#runs.push({
      text: piece.text,
      x: Math.min(x0, x1),
      y: turn === 0 || turn === 2 ? y0 : Math.min(y0, y1),
      width,
      size,
      turn,
      spaceBefore: piece.spaceBefore,
      spaceAfter: piece.spaceAfter,
      isHidden: this.#isHidden(x, y, size),
    })
  }

  #isHidden(x: number, y: number, size: number): boolean {
    const { width, height } = this.#source
    const { mode, alpha, color } = this.#state
    if (this.#layers.includes(true)) return true
    if (x < 0 || x > width || y < 0 || y - size > height) return true
    if (size < TINY) return true
    // Slightly above the baseline, inside the letters.
    const middle = y - size * 0.3
    // Text rendering modes 3 and 7 are invisible; over an image they are the OCR layer of a scan.
    if (mode === 3 || mode === 7) return !this.#backdrop.hasPicture(x, middle)
    if (alpha < 0.05) return true
    const isFilled = mode % 4 === 0
    return isFilled && isUnreadable(color, this.#backdrop.at(x, middle))
  }
}
