// Two such files run one after the other in one process (isolation.spec.ts): whichever comes second finds what the first one left.
import './leave-and-look.js';
