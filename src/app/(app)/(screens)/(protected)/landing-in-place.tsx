'use client'

import dynamic from 'next/dynamic'

/** The landing page as a part of its own: whoever is signed in does not fetch its scripts. */
export const LandingInPlace = dynamic(() => import('@/app/visitor-landing').then((module) => module.VisitorLanding))
