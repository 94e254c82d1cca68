import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/alegreya-sans/cyrillic-400.css';
import '@fontsource/alegreya-sans/cyrillic-700.css';
import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speech } from './lib/words/words.svelte';

document.documentElement.lang = speech.language;
export default mount(App, { target: document.getElementById('app') as HTMLElement });
