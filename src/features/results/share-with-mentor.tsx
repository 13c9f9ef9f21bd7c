import { UserRoundPlus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'

// Fetched when it is first opened: most visits never need it.
const ShareDialog = dynamic(() => import('./share-dialog').then((module) => module.ShareDialog))

/** The way to links by which a mentor reads this result. */
export function ShareWithMentor({ interviewId }: { interviewId: string }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <Button size="lg" variant="outline" onClick={open}>
        <UserRoundPlus aria-hidden />
        Share with a mentor
      </Button>
      {wasOpened && <ShareDialog interviewId={interviewId} open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
