// Descent on Crete.
export { rules as descent } from './game.ts'
