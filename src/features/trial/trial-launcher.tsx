'use client'

import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { readTrialRole } from '@/lib/trial-role'
import type { TrialPanelProps } from './trial-panel'

/** The form that opens the trial; `children` is the role selection. */
export function TrialLauncher({ children }: { children: ReactNode }) {
  const [Panel, setPanel] = useState<ComponentType<TrialPanelProps>>()
  const [asked, setAsked] = useState({ role: '', times: 0 })
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const form = useRef<HTMLFormElement>(null)

  // Restores the role of the last answer.
  useEffect(() => {
    const role = readTrialRole()
    const choice = form.current?.elements.namedItem('role')
    if (typeof role !== 'string' || !(choice instanceof HTMLSelectElement)) return
    choice.value = role
    if (choice.selectedIndex < 0) choice.selectedIndex = 0
  }, [])

  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const role = String(new FormData(event.currentTarget).get('role'))
    setState('loading')
    try {
      // Without `dynamic`, because a failed import would crash the page.
      const { TrialPanel } = await import('./trial-panel')
      setPanel(() => TrialPanel)
      setAsked(({ times }) => ({ role, times: times + 1 }))
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <form ref={form} onSubmit={open} className="flex flex-wrap items-end gap-x-4 gap-y-3">
        {children}
        <Button
          type="submit"
          size="lg"
          variant={Panel ? 'outline' : 'primary'}
          pending={state === 'loading'}
          className="max-sm:w-full"
        >
          {state === 'failed' ? 'Retry' : 'Try a question'}
        </Button>
        {state === 'failed' && (
          <p role="alert" className="w-full font-medium">
            The question could not be loaded. Check your connection, then try again.
          </p>
        )}
      </form>
      {Panel && <Panel key={asked.role} {...asked} />}
    </>
  )
}
