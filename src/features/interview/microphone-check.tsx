'use client'

import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button'
import { useLazyDialog } from '@/components/ui/use-lazy-dialog'

const MicrophoneDialog = dynamic(() => import('./microphone-dialog').then((module) => module.MicrophoneDialog))

/** Opens the check of what speaking needs: microphone, recognition, a voice. */
export function MicrophoneCheck() {
  const { isOpen, wasOpened, setOpen, show } = useLazyDialog()
  return (
    <>
      <Button variant="ghost" size="sm" onClick={show}>
        Check microphone
      </Button>
      {wasOpened && <MicrophoneDialog open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
