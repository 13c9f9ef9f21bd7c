'use client'

import dynamic from 'next/dynamic'

/** The landing page in a separate chunk, so that signed-in users do not load its scripts. */
export const LandingInPlace = dynamic(() => import('@/app/visitor-landing').then((module) => module.VisitorLanding))
