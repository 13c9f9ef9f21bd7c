/** Generated bad inputs to every procedure and path. */
import { openPlace } from '../../../tests/helpers/open-place'
import { createPlace } from '../../../tests/helpers/server-process'
import type { Check } from '../check'
import { fuzz as sendInputs } from '../fuzz/fuzz'

const INPUTS = Number(process.env.FUZZ_INPUTS ?? 10_000)
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)

export const fuzz: Check = {
  name: 'fuzz',
  promise: 'A bad input gets an answer that says so: no 5xx, no hang, no row changed',
  goal: '0 faults',
  isShort: false,
  run: async () => {
    const place = await createPlace()
    try {
      const { seed, inputs, targets, statuses, slowest, faults } = await sendInputs({
        seed: SEED,
        inputs: INPUTS,
        open: () => openPlace(place),
      })
      return {
        measured: `${faults.length} faults, ${inputs} inputs to ${targets} procedures and paths, seed ${seed}`,
        held: faults.length === 0,
        details: [
          ...faults,
          `answers: ${Object.entries(statuses)
            .map(([status, count]) => `${status} ${count}×`)
            .join(', ')}`,
          `slowest: ${Math.round(slowest.ms)} ms, ${slowest.what}`,
          `again with FUZZ_SEED=${seed} FUZZ_INPUTS=${inputs} npm run verify -- fuzz`,
        ],
      }
    } finally {
      await place.remove()
    }
  },
}
