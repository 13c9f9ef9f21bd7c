/** For `JSON.stringify`: numbers of a model to five significant digits. */
export const shortNumbers = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(5)) : value
