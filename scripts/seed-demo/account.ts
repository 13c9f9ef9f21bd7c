/** The demo account; its password protects nothing, since everybody can read it here. */
export const DEMO_ACCOUNT = {
  email: 'demo@greenroom.example',
  password: 'a-room-to-practise-in',
  name: 'Demo Candidate',
} as const
