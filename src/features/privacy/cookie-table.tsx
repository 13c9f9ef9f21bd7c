type Cookie = { name: string; why: string; kept: string }

export const CookieTable = ({ cookies }: { cookies: readonly Cookie[] }) => (
  <section
    aria-label="Cookies"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    tabIndex={0}
    className="scrolls-sideways [--surface:var(--color-background)]"
  >
    <table className="w-full min-w-[38rem] border-collapse text-left">
      <caption className="pb-3 text-left">
        <span className="text-heading">Cookies</span>
        <span className="block text-muted-foreground">
          All are our own, and a visitor gets none. Over https their names begin with __Secure- or __Host-. Paystack’s
          window may set cookies of its own.
        </span>
      </caption>
      <thead className="text-muted-foreground text-sm">
        <tr className="border-b">
          <th scope="col" className="w-[32%] py-2 pr-5 font-medium">
            Name
          </th>
          <th scope="col" className="py-2 pr-5 font-medium">
            Why
          </th>
          <th scope="col" className="w-[28%] py-2 font-medium">
            How long
          </th>
        </tr>
      </thead>
      <tbody>
        {cookies.map(({ name, why, kept }) => (
          <tr key={name} className="border-b align-top">
            <th scope="row" className="py-3 pr-5 font-medium">
              {name}
            </th>
            <td className="py-3 pr-5 text-muted-foreground">{why}</td>
            <td className="py-3 text-muted-foreground">{kept}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
