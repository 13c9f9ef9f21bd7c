'use client'

import { type FocusEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useAuthDialog } from '@/components/auth-dialog-context'
import { Button } from '@/components/ui/button'
import { LineIcon, PAUSE, PLAY } from '@/components/ui/line-icon'

/** Pause in milliseconds after the user has moved a row by touch. */
const REST_AFTER_TOUCH_MS = 2_000

/** A role, and the page for practising it, which opens after signing up. */
type Chip = { name: string; href: string }

/** Rows of roles that scroll until the user hovers, touches, focuses or pauses them. */
export function RoleMarquee({ rows }: { rows: readonly (readonly Chip[])[] }) {
  const [isPaused, setPaused] = useState(false)
  const isHeld = useRef({ pointer: false, focus: false, touch: false })
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true)
    return () => clearTimeout(rest.current)
  }, [])

  const mayMove = useCallback(() => {
    const { pointer, focus, touch } = isHeld.current
    return !isPaused && !pointer && !focus && !touch
  }, [isPaused])

  const point = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') isHeld.current.pointer = isOver
  }
  const touch = () => {
    clearTimeout(rest.current)
    isHeld.current.touch = true
  }
  const release = () => {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => {
      isHeld.current.touch = false
    }, REST_AFTER_TOUCH_MS)
  }

  return (
    <div className="grid gap-5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: observes pointer and focus, handles no clicks */}
      <div
        className="mx-auto grid w-full max-w-[112rem] gap-3"
        onPointerEnter={point(true)}
        onPointerLeave={point(false)}
        onFocus={() => {
          isHeld.current.focus = true
        }}
        onBlur={(event: FocusEvent) => {
          isHeld.current.focus = event.currentTarget.contains(event.relatedTarget)
        }}
        onTouchStart={touch}
        onTouchEnd={release}
        onTouchCancel={release}
      >
        {rows.map((roles, index) => (
          <Row key={roles[0]?.href} roles={roles} backwards={index % 2 === 1} mayMove={mayMove} />
        ))}
      </div>
      <div className="container-page">
        <Button variant="ghost" size="sm" onClick={() => setPaused(!isPaused)} className="-ml-3 text-muted-foreground">
          {isPaused ? <LineIcon path={PLAY} /> : <LineIcon path={PAUSE} />}
          {isPaused ? 'Let the roles scroll' : 'Pause the roles'}
        </Button>
      </div>
    </div>
  )
}

function Row({ roles, backwards, mayMove }: { roles: readonly Chip[]; backwards: boolean; mayMove: () => boolean }) {
  const element = useRef<HTMLDivElement>(null)
  useAutoScroll(element, backwards, mayMove)
  return (
    <div ref={element} className="scrollbar-none flex overflow-x-auto py-1">
      <Chips roles={roles} />
      <Chips roles={roles} isCopy />
    </div>
  )
}

/**
 * `isCopy` marks the copy that makes the row endless; it can be clicked, but is hidden from screen readers and
 * keyboard.
 */
function Chips({ roles, isCopy = false }: { roles: readonly Chip[]; isCopy?: boolean }) {
  const { open } = useAuthDialog()
  return (
    <ul aria-hidden={isCopy || undefined} className="flex shrink-0">
      {roles.map(({ name, href }) => (
        <li key={href} className="shrink-0 pl-3">
          <button
            type="button"
            tabIndex={isCopy ? -1 : undefined}
            onClick={() => open('sign-up', { returnTo: href })}
            className="role-chip"
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

const STEP_PX = 1
const STEP_MS = 30

/** Scrolls an element that contains its content twice endlessly, while it is visible and `mayMove` returns true. */
function useAutoScroll(row: RefObject<HTMLElement | null>, backwards: boolean, mayMove: () => boolean) {
  useEffect(() => {
    const element = row.current
    if (!element) return
    let timer: ReturnType<typeof setInterval> | undefined
    const step = () => {
      if (!mayMove()) return
      const half = element.scrollWidth / 2
      const next = element.scrollLeft + (backwards ? -STEP_PX : STEP_PX)
      element.scrollLeft = next >= half ? next - half : next <= 0 ? next + half : next
    }
    const observer = new IntersectionObserver(([entry]) => {
      clearInterval(timer)
      if (entry?.isIntersecting) timer = setInterval(step, STEP_MS)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearInterval(timer)
    }
  }, [row, backwards, mayMove])
}
