/** Names of tools, standards and methods, as people write them. Names of people are never among them. */

const NAMES = `excel|power ?bi|tableau|looker|google (?:analytics|ads|sheets|search console)|sql|postgres(?:ql)?|mysql|mongodb|redis|kafka|rabbitmq|docker|kubernetes|terraform|ansible|jenkins|github(?: actions)?|gitlab|git|jira|confluence|trello|asana|notion|slack|figma|sketch|photoshop|illustrator|indesign|after effects|canva|react(?: native)?|vue|angular|svelte|next\\.?js|node(?:\\.?js)?|express|typescript|javascript|python|pandas|numpy|scikit-learn|pytorch|tensorflow|spark|airflow|dbt|snowflake|bigquery|redshift|java|kotlin|swift(?:ui)?|flutter|golang|rust|c\\+\\+|c#|\\.net|django|flask|rails|spring|laravel|php|graphql|rest|grpc|webhooks?|aws|azure|gcp|lambda|s3|ec2|cloudwatch|datadog|grafana|prometheus|sentry|pagerduty|linux|nginx|salesforce|hubspot|zendesk|intercom|gainsight|marketo|mailchimp|klaviyo|semrush|ahrefs|wordpress|shopify|quickbooks|xero|sage|sap|oracle|netsuite|bloomberg|capital ?iq|powerpoint|autocad|civil 3d|revit|staad(?:\\.?pro)?|etabs|primavera(?: p6)?|ms project|eurocode|aashto|scrum|kanban|agile|six sigma|lean|kaizen|5s|five whys|swot|ifrs|gaap|dcf|lbo|okrs?|kpis?|nps|csat|a/b tests?|ab tests?|hotjar|mixpanel|amplitude|wcag|hootsuite|buffer|tiktok|instagram|linkedin|facebook|meta ads|youtube|whatsapp|bamboohr|workday|greenhouse|raci|gantt|wms|erp|crm|ci/cd|feature flags?|runbooks?|p95|p99|unit tests?|integration tests?|foreign keys?|index(?:es)?|unique constraint|idempotency key`
/** Initials such as "API" or "SLA", and letters with digits such as "S3"; "I", "OK" and shouting are not tools. */
const INITIALS =
  '(?!(?:OK|AM|PM|USA|UK|US|EU|TV|ID|CEO|CFO|CTO|COO|VP|HR|IT|NOT|AND|THE|BUT|YES|NO|ALL|ANY|VERY|WE|MY|IN|ON|IS|IT|TO|DO|SO|OF|OR|IF|BE|AS|AT|BY)\\b)[A-Z]{2,5}s?'

const wholeWords = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u')

export const TOOL = wholeWords(`(?:${caseless(NAMES)})|${INITIALS}`)
/** For text all in capitals, where each short word looks like initials. */
export const NAMED_TOOL = wholeWords(caseless(NAMES))

/** The list matches in any case, while initials must be capitals: one expression cannot switch, so letters become pairs. */
function caseless(pattern: string): string {
  return pattern.replace(/(\\.)|([a-z])/g, (_, escaped: string | undefined, letter: string | undefined) =>
    escaped !== undefined ? escaped : `[${letter}${letter?.toUpperCase()}]`,
  )
}
