import { describe, expect, it } from 'vitest'
import { isSidebarOpen, SIDEBAR_COOKIE, sidebarCookie } from '@/lib/sidebar-cookie'

describe('the side column', () => {
  it('is stored for seven days in sidebar_state', () => {
    expect(SIDEBAR_COOKIE).toBe('sidebar_state')
    expect(sidebarCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax')
    expect(sidebarCookie(true)).toMatch(/^sidebar_state=true; /)
  })

  it('is open unless it was closed', () => {
    expect([undefined, 'true', 'nonsense', 'false'].map(isSidebarOpen)).toEqual([true, true, true, false])
  })
})
