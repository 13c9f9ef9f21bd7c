/** Made by `npx tsx scripts/calibrate.ts` from human grades; see that script. Do not edit by hand. */

export const COEFFICIENTS = {
  /** In the order of MATCH_FEATURES: stems, meaning, letters, precision, order, length, exact, statement, undenied, definition, extent. */
  short: {
    weights: [0.0231, 0.0661, 0.1063, 0.1276, 0.1224, 0.0296, 0.0267, 0.0317, 0.0064, 0.0558, 0.0257],
    constant: 0.4878,
  },
  long: {
    weights: [0.1446, 0.0339, 0.0664, 0.0564, 0.3199, 0.0028, 0.1611, 0.1865, 0.0072, 0, -0.0115],
    constant: 0.4328,
  },
  /** In the order of `topicMeasures`. */
  topic: {
    weights: [-3.1054, -1.5994, -5.6132, -3.0574, -2.4114, 1.6021, 0.1026],
    constant: 1.145,
  },
  praise: { short: 0.9, long: 0.87 },
}

export const WIDTHS = {
  /** Around a score of up to `upTo`, four in five held-out human grades lie this far below and above, in points. */
  bands: [
    { upTo: 40, below: 37, above: 68 },
    { upTo: 50, below: 20, above: 53 },
    { upTo: 60, below: 55, above: 45 },
    { upTo: 70, below: 35, above: 36 },
    { upTo: 79, below: 16, above: 27 },
    { upTo: 100, below: 5, above: 10 },
  ],
  /** The same over all scores. */
  pooled: { below: 20, above: 32 },
}
