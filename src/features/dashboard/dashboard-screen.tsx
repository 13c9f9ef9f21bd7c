import { Dashboard } from './dashboard'

/** The home of signed-in users. */
export function DashboardScreen({ isSidebarOpen }: { isSidebarOpen: boolean }) {
  // The server's clock goes along, so that the browser begins with the very same texts.
  return <Dashboard renderedAt={new Date()} isSidebarOpen={isSidebarOpen} />
}
