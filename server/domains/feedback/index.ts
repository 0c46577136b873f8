export { countOpen as waitingFeedback } from './sql/messages.ts';
