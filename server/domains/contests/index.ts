export { createContestsPort } from './contests-port.ts';
