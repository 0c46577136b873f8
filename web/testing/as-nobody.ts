import { afterAll } from 'vitest';
import { clearToken } from '../session/token.ts';

// Files share a worker: whoever one of them logged in is nobody to the next.
afterAll(() => clearToken());
