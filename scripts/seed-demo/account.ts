/** The demo account; its password is public. */
export const DEMO_ACCOUNT = {
  email: 'demo@greenroom.example',
  password: 'a-room-to-practise-in',
  name: 'Demo Candidate',
} as const
