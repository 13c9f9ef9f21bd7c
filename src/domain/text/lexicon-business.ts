/** Words that say the same in answers about commerce, people, money and building work. Same form as the general groups. */
export const BUSINESS_GROUPS = `
revenue, sales, income, turnover, takings
profit, margin, earnings, bottom line
cost, expense, spend, overhead
budget, allocation, spending plan
invoice, bill, billing
reconcile, reconciliation, match, tie out, agree the balances
ledger, books, accounts, general ledger
audit, inspection, review
tax, vat, levy
asset, property, holding
liability, debt, obligation, owed
cash flow, liquidity, working capital
forecast, projection, outlook, prediction
variance, difference, deviation, gap
valuation, value, worth, dcf, discounted cash flow
acquisition, merger, takeover, deal
investor, shareholder, fund
stakeholder, sponsor, interested party, leadership, management
requirement, need, user story, specification
scope, extent, boundary
milestone, checkpoint, deliverable
dependency, blocker, prerequisite
escalate, raise, flag, bring to
negotiate, bargain, agree terms, compromise
vendor, supplier, contractor, third party
contract, agreement, terms
procurement, purchasing, buying
inventory, stock, supplies
logistics, shipping, delivery, distribution
warehouse, store, depot
quality, standard, defect rate
process, workflow, procedure, way of working
lean, waste reduction, kaizen
shift, rota, roster, schedule
recruit, hire, hiring, recruitment, bring on
onboard, induction, onboarding, ramp up
retention, churn, turnover, attrition, keep people, keep customers
renewal, renew, extend contract
upsell, expansion, cross sell
satisfaction, happy, nps, csat
complaint, unhappy customer, angry customer, grievance
empathy, understanding, listen, put myself in
appraisal, performance review, evaluation
policy, rule, guideline
compliance, regulation, legal, law
confidential, private, discreet
discrimination, bias, unfair
salary, pay, compensation, wage
morale, motivation, spirit, engagement
delegate, hand over, assign
conflict, dispute, disagreement, clash, tension
mediate, facilitate, bring together
brand, identity, image
campaign, promotion, advert, ad, ads
audience, target group, segment, persona, readers
conversion, sign up, purchase, convert
funnel, journey, path to purchase
click through rate, ctr, clicks
impression, reach, views
engagement, likes, interaction, comments
content, article, post, copy
headline, title, heading, hook
tone, voice, style
seo, search engine, organic search, ranking
keyword, search term, query
landing page, page, website
newsletter, email, mailing
influencer, creator, ambassador
calendar, schedule, plan
hashtag, tag
persona, user type, profile
prototype, mockup, wireframe, sketch
usability, ease of use, user test, user testing
interview, conversation, talk to users
survey, questionnaire, poll
accessibility, contrast, screen reader, wcag
typography, font, typeface
layout, grid, composition
hierarchy, emphasis, visual order
color, palette, shade
whitespace, spacing, room
design system, component library, style guide
load, weight, force, pressure
foundation, footing, base
soil, ground, earth
concrete, cement, mix
steel, rebar, reinforcement
beam, girder, slab
survey, site visit, site inspection
permit, approval, consent, sign off
drainage, runoff, water
safety, ppe, hazard control, protective equipment
site, field, ground
drawing, plan, blueprint
hypothesis, assumption, theory
root cause, underlying cause, five whys, real reason
framework, structure, issue tree
benchmark, baseline, comparison, reference point
market, industry, sector
competitor, rival, competition
roi, return on investment, payback
swot, strengths and weaknesses
roadmap, plan, timeline
backlog, list of work, queue
sprint, iteration, cycle
trade off, compromise, balance, pros and cons
pilot, trial, small test, proof of concept
adoption, uptake, usage
training, workshop, session
consensus, agreement, buy in, alignment
deadline, due date, delivery date
overtime, extra hours, weekend
submit, deliver, hand in, handed in, turn in, turned in, send in
refund, reimburse, money back, pay back, give back the money
immediately, at once, straight away, right away, instantly, without delay
duplicate, twice, double, second time
manual, manually, by hand
permanent, permanently, forever, for good
apology, apologize, sorry
fee, charge, rate
warning, alert, alarm, warn
instructions, guide, manual, handbook, how to
buffer, spare, slack, reserve, cushion
postpone, put off, push back, delay
bottleneck, slowest, constraint, weakest, limiting
pile up, heap, mountain, build up, accumulate
idle, stand still, standing still, unused
fake, not real, bots, false
attacker, hacker, intruder, thief
overfit, overfitted, memorize, learn by heart, learned by heart
median, middle value, value in the middle
outlier, extreme value
collapse, cave in, fall in, give way, break off, come down
shoring, props, prop up, bracing, hold up, held up
loosen, break up, scarify, rip up
moisture, water content, wetness
reinforcement, rebar, steel, iron
barrier, fence, railing
website, web page, site, online
reviewer, second reader, second pair of eyes, somebody else reads
percentage point, percent point, pp
`
