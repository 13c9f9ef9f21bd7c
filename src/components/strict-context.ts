import { createContext, useContext } from 'react'

/** A context whose hook throws outside its provider. @param name name of the hook, for the error message */
export function strictContext<T>(name: string) {
  const Context = createContext<T | null>(null)
  return {
    Provider: Context,
    use: (): T => {
      const value = useContext(Context)
      if (value === null) throw new Error(`${name} was called outside its provider`)
      return value
    },
  }
}
