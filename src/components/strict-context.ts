'use client'

import { createContext, useContext } from 'react'

/** A context that must be provided above every component that reads it. @param name of the hook, for the error */
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
