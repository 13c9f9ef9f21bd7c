/** Words that say the same in an answer. One group per line; a group may hold phrases; a word may be in several. */
export const GENERAL_GROUPS = `
begin, start, initiate, launch, kick off, commence, set off
end, finish, complete, conclude, terminate, stop, halt, exit, done
make, create, build, produce, generate, construct, form
change, modify, alter, adjust, update, edit, adapt, revise
improve, better, enhance, optimize, refine, strengthen, upgrade
reduce, cut, lower, decrease, shrink, drop, bring down, minimize, less, fewer, trim, lessen
increase, raise, grow, rise, boost, expand, more, go up, higher, larger, lift
fast, quick, rapid, speedy, efficient, swift, faster, quicker
slow, sluggish, slower, delay, lag
fix, solve, resolve, repair, correct, address, sort out, remedy
problem, issue, fault, trouble, difficulty, challenge
error, mistake, bug, defect, fault, flaw, wrong
help, assist, support, aid, enable
show, display, demonstrate, present, illustrate
find, discover, identify, detect, locate, spot, determine, figure out, find out
search, look up, seek, look for, find, lookup
check, verify, validate, test, confirm, inspect, make sure, ensure
contain, hold, include, store, keep, consist, comprise, have, made up
store, save, keep, hold, record, retain, put
hold, contain, carry
return, give back, yield, give, produce, output, result
get, obtain, receive, acquire, retrieve, fetch, access, gain
access, reach, use, see, reference
use, utilize, employ, apply, usage, make use
take, accept, receive, pick
choose, select, pick, decide, opt
need, require, necessary, must, demand, requirement
allow, permit, let, enable, make possible
prevent, avoid, stop, block, keep from, forbid
same, identical, equal, equivalent, alike, similar
different, distinct, differ, vary, difference, unlike, varying
many, several, multiple, numerous, various, more than one
single, one, sole, only one, individual, unique
all, every, each, entire, whole, complete
part, portion, piece, section, component, segment, chunk, subset
group, set, collection, bunch
big, large, great, huge, high
small, little, tiny, low, minor, smaller, short
smallest, minimum, lowest, least, min
largest, maximum, biggest, highest, greatest, max, longest
new, fresh, novel
old, previous, former, prior, past, existing
first, initial, beginning, start, front, earliest, head
last, final, end, latest, rear, back, most recent, tail
next, following, subsequent, after, then
before, prior, ahead, beforehand
again, repeat, repeated, over and over, repetition, multiple times
place, position, location, spot, where, put
place, insert, put, position, set
move, shift, transfer, relocate
remove, delete, take out, take off, eliminate, drop, get rid
add, insert, append, put in, attach, include
join, combine, merge, connect, unite, put together, link
split, divide, break, separate, partition, break down, break up
order, sequence, sorted, arrangement, ordered
way, method, approach, manner, means, technique
goal, aim, objective, purpose, target, intention
reason, cause, why, because, root cause
result, outcome, effect, consequence, impact, product
happen, occur, take place
important, crucial, key, critical, essential, vital, main, major
main, primary, principal, chief, major, central
simple, easy, plain, straightforward, simpler, easier
complex, complicated, hard, difficult
correct, right, accurate, proper, exact
clear, plain, understandable, obvious
know, understand, aware, recognize
tell, say, inform, let know, explain, notify, communicate, announce
explain, describe, clarify, define, state
ask, request, query, inquire, call for
talk, discuss, speak, conversation, converse, chat
call, phone, telephone, ring
listen, hear, hear out
agree, consent, align, agreement, on the same page
disagree, object, conflict, dispute, argument, push back, pushed back, different view
learn, study, lesson, take away, pick up, taught me
teach, train, coach, mentor, instruct, show how
plan, schedule, roadmap, outline, prepare
measure, track, monitor, gauge, quantify, count
compare, weigh, contrast, comparison
estimate, guess, approximate, forecast, predict
cost, expense, price, spend, expensive, spending
money, cash, funds, budget, revenue
time, period, duration
deadline, due date, cut off, time limit
urgent, pressing, critical, emergency
person, individual, somebody, people, someone
boss, manager, supervisor, lead, head
worker, employee, staff, colleague, teammate, coworker, personnel
client, customer, user, buyer, consumer
owner, responsible, accountable, in charge
responsibility, ownership, duty, accountability
team, group, crew, squad
example, instance, sample, case
type, kind, sort, category, class
name, identifier, label, title
number, amount, count, quantity, how many
amount, quantity, volume, size
size, length, extent, dimension
length, long, distance
level, depth, layer, tier, height
constant, fixed, steady, unchanged
variable, vary, changing, not fixed, different, dynamic
always, every time, constantly, at all times
once, one time, a single time, at least once
automatic, automatically, on its own, by itself
specific, particular, certain, given
general, common, generic, broad
share, common, shared, mutual
own, private, personal
hidden, hide, conceal, not visible
visible, seen, see, shown
inside, within, internal, in
outside, external, out
open, accessible, available, public
limit, restrict, bound, cap, constraint, restriction
possible, can, able, capable, may
risk, danger, hazard, threat, exposure
safe, secure, protected, safety
loss, lost, lose, miss, missing
trust, confidence, credibility
honest, open, transparent, truthful, candid
calm, patient, composed, level headed
feedback, comment, review, criticism, input
support, back up, backing
decide, decision, choose, judgment, make up my mind
prioritize, priority, rank, triage, most important first
document, write down, write up, record, note, documentation
early, soon, upfront, ahead of time
late, delayed, overdue, behind
follow up, check back, circle back, check in
feature, functionality, capability
advantage, benefit, pro, strength, upside, plus
disadvantage, drawback, con, weakness, downside, limitation
connection, link, relationship, connect
copy, duplicate, replicate, replica, clone
replace, substitute, swap, exchange
travel, traverse, visit, walk, go through, pass through
divide and conquer, break into smaller
point, refer, reference
give, provide, supply, offer, hand, pass
send, transmit, forward, deliver, pass, transfer
receive, get, accept, arrive
wait, queue, pause, hold
recover, restore, bring back, roll back
fail, failure, crash, break, go wrong, fall over, failed
work, function, operate, run, job
do, perform, carry out, execute, conduct
run, execute, perform, carry out, execution
call, invoke, invocation
`
