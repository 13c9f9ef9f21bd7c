/** Finds names that look technical and that the taxonomy does not know: "SAP IBP", "CryEngine", "ISO 22000". */
import { isBoilerplate } from '@/domain/documents/boilerplate'
import type { JobPiece } from './read-advert'

const TECHNICAL = /^(?:[A-Z]{2,6}\d{0,5}|[A-Z][a-z]+[A-Z]\w+|[a-z]+[A-Z]\w*|[A-Z][A-Za-z_]*\d\w*)$/
/** Capitals that name no skill. */
const EMPTY = new Set(
  `US USA UK EU UAE NGO LTD PLC LLC INC CV HR IT CEO CFO CTO COO VP HQ AM PM GMT WAT EST ID FAQ API APIS KPI KPIS TBD ASAP EOE EEO II III
  IV AND OR THE FOR WITH NOT YOU WE OUR PTO DOB AN IN OF TO BA BS BSC MSC MBA HND OND ND PHD NYSC SSCE A1 A2 B1 B2 C1 C2`.split(
    /\s+/,
  ),
)

export function unknownTerms(piece: JobPiece): { text: string; start: number; end: number }[] {
  const letters = piece.text.replace(/[^\p{L}]/gu, '')
  if (letters.length > 12 && letters === letters.toUpperCase()) return []
  const covered = [...piece.skills, ...piece.titles]
  const found: { text: string; start: number; end: number }[] = []
  for (const { start, end, stem } of piece.tokens) {
    const text = piece.text.slice(start, end)
    if (!TECHNICAL.test(text) || EMPTY.has(text.toUpperCase()) || isBoilerplate(stem)) continue
    if (covered.some((hit) => start < hit.end && end > hit.start)) continue
    found.push({ text, start, end })
  }
  return found
}
