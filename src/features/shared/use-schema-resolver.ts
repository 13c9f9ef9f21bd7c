import { useMemo } from 'react'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { ZodType } from 'zod'
import { useFirstInteraction } from '@/components/ui/use-first-interaction'

/** Message at a field while the schema cannot be loaded. */
export const NOT_CHECKED = 'This could not be checked. Check your connection and try again.'

/**
 * Validates a form with a zod schema that is loaded at the user's first interaction, because zod is a sixth of the
 * scripts of a page. While it cannot be loaded, the form is not submitted, and its first field says so.
 * @param load imports the schema; must be a stable function
 */
export function useSchemaResolver<Input extends FieldValues, Output extends FieldValues>(
  load: () => Promise<ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  const { resolver, preload } = useMemo(() => resolverOf(load), [load])
  useFirstInteraction(preload)
  return resolver
}

function resolverOf<Input extends FieldValues, Output extends FieldValues>(
  load: () => Promise<ZodType<Output, Input>>,
) {
  const loaded = async () => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()])
    return zodResolver(schema)
  }
  const resolver: Resolver<Input, unknown, Output> = async (values, context, options) => {
    const validate = await loaded().catch(() => null)
    if (validate) return validate(values, context, options)
    const [first = 'root'] = Object.keys(options.fields)
    return { values: {}, errors: { [first]: { type: 'load', message: NOT_CHECKED } } as FieldErrors<Input> }
  }
  return { resolver, preload: () => void loaded().catch(() => null) }
}
