import './fonts.css';
import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speech } from './lib/words/words.svelte';

document.documentElement.lang = speech.language;
// Not awaited here: a module that waits cannot lie in one file with those it imports.
speech.use('').then(() => mount(App, { target: document.getElementById('app') as HTMLElement }));
