# Phase 8, spice collection.

event-collected = { $faction } collects { $amount } spice in { $node }.
