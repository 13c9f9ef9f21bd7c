'use client'

import { ErrorMessage, type ErrorProps } from './error-message'

export default function ErrorPage(props: ErrorProps) {
  return <ErrorMessage {...props} />
}
