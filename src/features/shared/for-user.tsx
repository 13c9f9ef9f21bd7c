import type { ComponentType } from 'react'
import { useSession } from './session'

/**
 * A screen for the signed-in user, mounted anew for another one. Without a user it is empty: signing out clears the
 * user shortly before the navigation.
 */
export function forUser<Props extends object>(Screen: ComponentType<Props>) {
  return function UserScreen(props: Props) {
    const { user } = useSession()
    return user ? <Screen key={user.id} {...props} /> : null
  }
}
