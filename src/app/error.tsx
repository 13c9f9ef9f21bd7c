'use client'

export { ErrorMessage as default } from './error-message'
