/** Words that say the same in answers about software, data and networks. Same form as the general groups. */
export const COMPUTING_GROUPS = `
function, method, procedure, routine, subroutine, operation
parameter, argument, input, params, args, attribute
variable, identifier, field
member, field, attribute, property, data member
object, instance
class, type, blueprint
program, application, software, code, app, system, product
code, implementation, body, instruction, statement, source
memory, ram, address space, storage, heap
address, memory location, location, pointer, reference
pointer, reference, address, ptr
dereference, dereferencing, points to, pointed to, value at
array, list, vector
element, item, node, entry, value, object, data
value, data, information, content, contents
information, data, knowledge
node, vertex, element
link, edge, pointer, connection
child, children, subtree, descendant
parent, ancestor
root, top, topmost
leaf, leaves, terminal node, external node
tree, hierarchy
lifo, last in first out, last in, filo, first in last out, most recently added, last added first removed
fifo, first in first out, first in, lilo, last in last out, first added first removed
push, insert on top, add to top, put on top, add on top
pop, remove from top, take off top
enqueue, add to rear, insert at end, add to back, insert at back
dequeue, remove from front
front, head, beginning
rear, tail, back, end
circular, wrap around, ring, modulo
loop, iteration, iterate, cycle, repeat, while loop, for loop, iterative, repetition, repetitive
recursion, recursive, calls itself, call itself, calling itself, self calling, recursively
base case, stopping condition, termination test, terminating condition, stop condition, terminate, end condition
infinite, never end, forever, endless, infinitely
condition, test, criterion, check
compile, compiler, compile time
runtime, run time, execution time
declare, declaration, define, definition
prototype, signature, declaration, header
initialize, initial value, instantiate, set up, initialization, initialise, assign
constructor, initializer
allocate, reserve, assign, allocation, set aside
dynamic, at run time, grow, resize, resizable, flexible, variable length
static, fixed, constant
global, everywhere, whole program, anywhere
local, inside the function, scope, within the function
scope, visibility, lifetime, accessible
lifetime, life of the program, throughout the program, entire program, duration
return type, return value, type returned
overload, overloading, same name
inline, copy of the code, replaced, expand
inherit, inheritance, derive, subclass, extend
encapsulation, information hiding, hide, data hiding
abstraction, abstract
polymorphism, many forms
reuse, reusability, reusable, used again, reused
modular, module, component, modularity
maintain, maintenance, maintainability, upkeep
debug, troubleshoot, find errors, find bugs
test, testing, qa, quality assurance
requirement, specification, spec
design, architecture, structure
stage, phase, step
deploy, release, ship, roll out, rollout, put live, go live, production
prototype, mockup, simulate, simulation, mock up, draft
null, nil, nothing, empty, zero
terminator, null character, null element, end character
character, char, letter
string, text, sequence of characters
byte, size in bytes, number of bytes
bit, binary digit
constant time, o 1, same time
linear, o n, n operations, n times, n steps
quadratic, n squared, n 2, n^2
logarithmic, log n, log
sort, order, arrange, sorted, sorting, ordered
sorted, already sorted, in order, ordered
swap, exchange, switch
merge, combine, join
pivot, partition
compare, comparison
traverse, traversal, visit, walk, process
left, left hand
best case, best scenario
worst case, worst scenario
stack, lifo
queue, fifo
postfix, reverse polish
expression, formula
operand, number
operator, operation, sign
key, identifier, id
idempotent, idempotency, idempotence, exactly once, no duplicate
retry, resend, try again, retransmit, retransmission, send again, repeat
acknowledgment, ack, acknowledge, confirm, confirmed, acknowledgement
packet, frame, message, datagram, segment
header, metadata, head
field, entry, column
sender, source, transmitter, origin, src
receiver, destination, recipient, target, dest
network, net, internet, lan
server, host, machine, backend
client, frontend, browser
node, station, router, host, device, system
broadcast, flood, flooding, multicast
route, path, way, routing
table, mapping, map
loss, lost, dropped, drop
duplicate, repeated, redundant, copies
sequence number, order number
timeout, time out, expire
connection oriented, connected, handshake, connection establishment
connectionless, no connection, without connection
flow control, congestion control
congestion, overload
window, cwnd
exponential, double, doubling, doubled
linear, one by one, by one
bidirectional, two way, duplex, full duplex, both directions
simultaneous, at the same time, concurrent, parallel, in parallel, concurrency
synchronous, clock, synchronized, in step
asynchronous, independent, not synchronized
burst, bursty
independent, not dependent, uncorrelated
probability, chance, likelihood, odds
subset, special case, contained in, included in
encrypt, encryption, cipher, secure
authenticate, authentication, login, log in, identity
authorize, authorization, permission, access control
cache, caching, memoize, cached, memcached, redis
database, db, data store, table
query, select, sql
index, indexes, indexing
transaction, atomic, all or nothing
lock, mutex, locking
race, race condition, concurrency bug
deadlock, circular wait
thread, process, worker
latency, response time, delay, round trip
throughput, rate, requests per second, bandwidth
scale, scalable, scalability, scaling, grow
load balancer, balance load, distribute load
replica, replication, standby
backup, snapshot, restore point
log, logging, logs, trace
metric, measure, kpi, indicator
alert, alarm, notify, page
monitor, observe, observability, watch
container, docker, image
rollback, roll back, revert, undo
version, revision
branch, fork
pipeline, ci, continuous integration, build
microservice, service
api, interface, endpoint, contract
schema, structure, model
migrate, migration, move over
refactor, restructure, clean up, rewrite
bottleneck, slowest part, constraint
outlier, anomaly, extreme value
missing value, null value, blank, gap
mean, average
median, middle value
variance, spread, deviation
bias, skew
overfit, overfitting, memorize, too closely
train, fit, training
validate, validation, hold out, held out, cross validation
feature, predictor, input variable
accuracy, precision, correctness
a b test, experiment, split test, controlled test
significance, statistically significant, p value
dashboard, report, visualization, chart
`
