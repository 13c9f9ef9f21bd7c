/** A fitted linear model over standardised features. */
export type LinearModel = {
  intercept: number
  means: readonly number[]
  deviations: readonly number[]
  coefficients: readonly number[]
}

/** The value of a linear model for one row of features. */
export function linear({ intercept, means, deviations, coefficients }: LinearModel, row: ArrayLike<number>): number {
  let value = intercept
  for (let j = 0; j < coefficients.length; j++) {
    value += ((coefficients[j] as number) * ((row[j] as number) - (means[j] as number))) / (deviations[j] as number)
  }
  return value
}

/** The value of a logistic model, a probability. */
export const logistic = (model: LinearModel, row: ArrayLike<number>): number => 1 / (1 + Math.exp(-linear(model, row)))
