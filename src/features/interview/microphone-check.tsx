'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'

const MicrophoneDialog = dynamic(() => import('./microphone-dialog').then((module) => module.MicrophoneDialog))

/** Opens the check of what speaking needs: microphone, recognition, a voice. */
export function MicrophoneCheck() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setOpen(true)
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={open}>
        Check microphone
      </Button>
      {wasOpened && <MicrophoneDialog open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
