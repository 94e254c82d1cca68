import { expect, test } from 'vitest';
import { shortAgent } from './agent';

test('a browser is told by its name and its system', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36';
  expect(shortAgent(chrome)).toBe('Chrome, Linux');
  expect(shortAgent(`${chrome} Edg/139`)).toBe('Edge, Linux');
  expect(shortAgent('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe('Safari, iPhone');
  expect(shortAgent('python-httpx/0.28')).toBe('python-httpx/0.28');
  expect(shortAgent('')).toBe('');
});
