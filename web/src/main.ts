import { mount } from 'svelte';
import App from './App.svelte';
import './styles/letters.css';
import './styles/tokens.css';
import './styles/components.css';
import './styles/page.css';
import './styles/table.css';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/text.svelte';

document.documentElement.dataset['theme'] = settings.theme;
await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
