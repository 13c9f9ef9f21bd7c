import type { ReactNode } from 'react'
import { currentUser } from '@/trpc/server'

type Props = { visitor: ReactNode; own: ReactNode }

/** / is two pages, so that a visitor does not fetch the scripts of the dashboard. */
export default async function HomeLayout({ visitor, own }: Props) {
  return (await currentUser()) ? own : visitor
}
